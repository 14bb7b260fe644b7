export const en = {
  skip: 'Skip to the content',
  onThisPage: 'On this page',
  lastChanged: (day: string) => `Last changed on ${day}`,
  askOnWhatsApp: (title: string) => `Hello, I have a question about ${title}.`,
}
