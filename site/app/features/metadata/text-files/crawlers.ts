/** Programs that collect pages in order to train language models, by the name that robots.txt knows them by. */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
  'Bytespider',
  'cohere-training-data-crawler',
]

/** Programs that read pages in order to answer a person's question, and name the page. */
const answerers = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'DuckAssistBot',
  'MistralAI-User',
]

/** Which of these programs the settings let in: those that answer questions unless they say otherwise. */
const refusedBy: Record<string, string[]> = { all: [], answers: trainers, none: [...trainers, ...answerers] }

/** The programs that robots.txt asks to stay away. */
export function refusedCrawlers(choice: string): string[] {
  return refusedBy[choice] ?? trainers
}
