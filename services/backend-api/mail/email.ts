/** A part of a mail. Everything in it is text: it is escaped where it is shown. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'link'; text: string; href: string }

/** A mail before it is put into the form that SMTP wants. */
export type Email = {
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  blocks: Block[]
  headers: Record<string, string>
}

/** The mail as plain text. */
export function emailAsText({ blocks }: Email): string {
  return `${blocks.map(blockAsText).join('\n\n')}\n`
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'reference':
      return `Reference: ${block.reference}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n')
    case 'link':
      return `${block.text}:\n${block.href}`
    default:
      return block satisfies never
  }
}

/** The mail as a small HTML document, for programs that show no plain text. */
export function emailAsHtml({ subject, blocks }: Email): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#FCF8F1;color:#16202A;font:16px/1.6 'Plus Jakarta Sans',Arial,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:32px 24px">${blocks.map(blockAsHtml).join('\n')}</div></body></html>`
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escaped(block.text).replaceAll('\n', '<br>')}</p>`
    case 'reference':
      return `<p style="padding:16px 20px;border-left:4px solid #E2A72E;background:#F3E9D8;font-size:22px;font-weight:800;letter-spacing:1px">${escaped(block.reference)}</p>`
    case 'facts':
      return `<table style="width:100%;border-collapse:collapse">${block.facts.map(factAsHtml).join('')}</table>`
    case 'link':
      return `<p><a href="${escaped(block.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#C8202F;color:#fff;font-weight:700;text-decoration:none">${escaped(block.text)}</a></p>`
    default:
      return block satisfies never
  }
}

function factAsHtml([label, value]: [string, string]): string {
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #E0D4BF;text-align:left;vertical-align:top'
  const shown = escaped(value).replaceAll('\n', '<br>')
  return `<tr><th style="${cell};width:10rem;font-weight:400;color:#4C5862">${escaped(label)}</th><td style="${cell}">${shown}</td></tr>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, also between quotes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] as string)
