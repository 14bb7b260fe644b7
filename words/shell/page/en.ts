export const en = {
  skip: 'Skip to the content',
  onThisPage: 'On this page',
  lastChanged: (day: string) => `Last changed on ${day}`,
  /** The label of the links to the same page in other languages. */
  languages: 'This page in other languages',
  askOnWhatsApp: (title: string) => `Hello, I have a question about ${title}.`,
}
