/** The field of the site's own search; an island's words. */
export const en = {
  open: 'Search the site',
  headerExamples: 'Where to, or what about?',
  examples: 'Langkawi, refund, river cruise…',
  suggestions: 'Suggestions',
  label: 'Words to look for',
  button: 'Search',
  found: (suggestions: number) => `${suggestions} suggestions, use the arrow keys`,
}
