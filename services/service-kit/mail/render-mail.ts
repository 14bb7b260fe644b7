import { mailAsHtml } from './mail-html.ts'
import type { MailContent, MailFrame } from './mail-parts.ts'
import { mailAsText } from './mail-text.ts'

export const renderMail = (content: MailContent, frame: MailFrame): { text: string; html: string } => ({
  text: mailAsText(content, frame),
  html: mailAsHtml(content, frame),
})
