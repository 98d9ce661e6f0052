const PRIVATE: readonly [RegExp, string][] = [
  // The query of an address can contain any token.
  [/(?<=(?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, ''],
  // The pattern of the dashboard's route stands for the name of its owner.
  [/\/dashboard\/[^/\s?#"'<>]+/gi, '/dashboard/:name?'],
  // The tokens of calendar, reminders, consents and classes.
  [/\b\d+\.\d+\.[\w-]{20,}/g, ':token'],
  [/\b[0-9A-HJ-NP-Z]{5}(?:-[0-9A-HJ-NP-Z]{5}){3}\b/gi, ':code'],
  [/[^\s@/"'<>(),;:=]+(?:@|%40)[^\s@/"'<>(),;:=?&]+\.[a-z\u0080-\uffff]{2,}/gi, ':email'],
  [/(?<![\d.])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g, ':phone'],
];

/**
 * A text of a report without private addresses, e-mail addresses and phone numbers. Browsers report the
 * addresses of pages and the messages of errors, which can repeat what was typed.
 */
export const withoutPrivateParts = (text: string): string =>
  PRIVATE.reduce((left, [pattern, name]) => left.replace(pattern, name), text);
