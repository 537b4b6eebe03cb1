// Dates in the reader's language and time; without scripts they stand as years, months and days.
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  const lang = document.documentElement.lang, own = navigator.languages.find(code => code.startsWith(lang)) || lang;
  const form = "day" in time.dataset ? { dateStyle: "medium", timeZone: "UTC" } : "month" in time.dataset ? { year: "numeric", month: "long", timeZone: "UTC" } : { dateStyle: "medium", timeStyle: "short" };
  if (!Number.isNaN(at.getTime())) time.textContent = new Intl.DateTimeFormat(own, form).format(at);
}
