import { escapedHtml, mailButton, mailDocument } from '@agency/service-kit/mail/mail-document.ts'

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

/** The mail as a small HTML document in the brand's colours. */
export function emailAsHtml({ subject, blocks }: Email, brand: string, siteUrl: string): string {
  return mailDocument({ subject, brand, siteUrl, body: blocks.map(blockAsHtml).join('\n') })
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapedHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'reference':
      return `<p style="padding:16px 20px;border-left:4px solid #E2A72E;background:#F3E9D8;font-size:22px;font-weight:800;letter-spacing:1px">${escapedHtml(block.reference)}</p>`
    case 'facts':
      return `<table style="width:100%;border-collapse:collapse">${block.facts.map(factAsHtml).join('')}</table>`
    case 'link':
      return mailButton(block.text, block.href)
    default:
      return block satisfies never
  }
}

function factAsHtml([label, value]: [string, string]): string {
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #E0D4BF;text-align:left;vertical-align:top'
  const shown = escapedHtml(value).replaceAll('\n', '<br>')
  return `<tr><th style="${cell};width:10rem;font-weight:400;color:#4C5862">${escapedHtml(label)}</th><td style="${cell}">${shown}</td></tr>`
}
