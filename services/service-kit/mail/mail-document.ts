type MailFrame = {
  subject: string
  brand: string
  /** The website, for the line below the mail. */
  siteUrl: string
  /** HTML in which everything that came from outside is escaped. */
  body: string
}

/** A band of the brand's colours; a mail program that knows no gradients shows one of them. */
const BAND =
  'height:8px;background:#072F3A;background-image:repeating-linear-gradient(90deg,#E2A72E 0 10px,#C8202F 10px 16px,#072F3A 16px 26px,#138A8A 26px 32px)'

/** A mail as a small HTML document: the agency's name above a band, what is to be said, and the way to the website. */
export function mailDocument({ subject, brand, siteUrl, body }: MailFrame): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapedHtml(subject)}</title></head>
<body style="margin:0;background:#FCF8F1;color:#16202A;font:16px/1.6 'Plus Jakarta Sans',Arial,sans-serif">
<div style="max-width:36rem;margin:0 auto">
<p style="margin:0;padding:20px 24px;background:#0B4250;color:#FCF8F1;font-size:24px;font-weight:800">${escapedHtml(brand)}</p>
<div style="${BAND}"></div>
<div style="padding:16px 24px 32px">${body}</div>
<p style="margin:0;padding:16px 24px;border-top:1px solid #E0D4BF;color:#4C5862;font-size:14px">${escapedHtml(brand)} · <a href="${escapedHtml(siteUrl)}" style="color:#0B6B6E">${escapedHtml(new URL(siteUrl).host)}</a></p>
</div></body></html>`
}

/** A link that looks like a button. */
export function mailButton(text: string, href: string): string {
  return `<p><a href="${escapedHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#C8202F;color:#fff;font-weight:700;text-decoration:none">${escapedHtml(text)}</a></p>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, also between quotes. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] as string)
