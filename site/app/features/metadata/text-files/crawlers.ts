/** Crawlers that collect training data for language models, by their name in robots.txt. */
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

/** Crawlers that read pages to answer a person's question, and name the page. */
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

/** The crawlers that each setting refuses. By default only those that collect training data. */
const refusedBy: Record<string, string[]> = { all: [], answers: trainers, none: [...trainers, ...answerers] }

export function refusedCrawlers(choice: string): string[] {
  return refusedBy[choice] ?? trainers
}
