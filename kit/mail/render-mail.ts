import { mailAsHtml } from './mail-html.ts'
import type { Fact, MailContent, MailFrame, MailPart } from './mail-parts.ts'

export const renderMail = (content: MailContent, frame: MailFrame): { text: string; html: string } => ({
  text: mailAsText(content, frame),
  html: mailAsHtml(content, frame),
})

/** Names the website without a link: the only links are the mail's subject. */
function mailAsText({ parts }: MailContent, { brand, siteUrl }: MailFrame): string {
  return `${[...parts.map(partAsText), `${brand}, ${new URL(siteUrl).host}`].join('\n\n')}\n`
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`
    case 'text':
      return part.text
    case 'reference':
      return part.label ?? `Reference: ${part.reference}`
    case 'facts':
      return factsAsText(part.facts)
    case 'card':
      return [part.title, factsAsText(part.facts), `${part.action}:\n${part.href}`].filter(Boolean).join('\n')
    case 'link':
      return `${part.text}:\n${part.href}`
    case 'statement':
      return [part.title, ...part.lines].join('\n')
    default:
      return part satisfies never
  }
}

const factsAsText = (facts: Fact[]) =>
  facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n')
