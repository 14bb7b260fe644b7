import type { Fact, MailContent, MailFrame, MailPart, MailPicture } from './mail-parts.ts'

/* Mail programs support tables and inline styles. Classes serve only the dark and the narrow screen. */

const font = "'Plus Jakarta Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0C1519!important}.sheet{background:#132229!important;color:#F3E9D8!important}
.quiet{background:#1B313A!important}.muted{color:#B7C3C8!important}.line{border-color:#2F4750!important}
.ink{color:#F3E9D8!important}.link{color:#7FD6D4!important}}
@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}
.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important;border-bottom:0!important}}`

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

export function mailAsHtml({ subject, lang = 'en', parts }: MailContent, { brand, siteUrl }: MailFrame): string {
  const name = escapedHtml(brand)
  const host = escapedHtml(new URL(siteUrl).host)
  return `<!doctype html><html lang="${escapedHtml(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapedHtml(subject)}</title><style>${styles}</style></head>
<body class="ground" style="margin:0;padding:0;background:#F3E9D8">
<table ${table} class="ground" style="background:#F3E9D8"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} class="sheet" style="max-width:600px;background:#FCF8F1;color:#16202A;font:16px/1.6 ${font}">
<tr><td class="edge" style="padding:20px 28px;background:#0B4250;color:#FCF8F1;font-size:26px;line-height:1.3;font-weight:800;letter-spacing:-0.5px">${name}</td></tr>
<tr><td style="padding:0;background:#0B4250">${songketBand}</td></tr>
<tr><td class="edge" style="padding:16px 28px 28px;overflow-wrap:anywhere">
${parts.map(partAsHtml).join('\n')}
</td></tr>
<tr><td class="edge line muted" style="padding:16px 28px;border-top:1px solid #E0D4BF;color:#4C5862;font-size:14px">${name} · <a class="link" href="${escapedHtml(siteUrl)}" style="color:#0B6B6E">${host}</a></td></tr>
</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`
}

function partAsHtml(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font-size:20px;line-height:1.3;font-weight:800">${escapedHtml(part.text)}</h2>`
    case 'text':
      return part.isSmall
        ? `<p class="muted" style="margin:16px 0;color:#4C5862;font-size:14px">${lines(part.text)}</p>`
        : `<p style="margin:16px 0">${lines(part.text)}</p>`
    case 'reference':
      return `<p class="quiet" style="margin:16px 0;padding:14px 20px;border-left:4px solid #E2A72E;background:#F3E9D8;font-size:22px;font-weight:800;letter-spacing:1px">${escapedHtml(part.reference)}</p>`
    case 'facts':
      return `<table${langOf(part)} width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0">${part.facts.map(factAsHtml).join('')}</table>`
    case 'card':
      return cardAsHtml(part)
    case 'link':
      return button(part.text, part.href)
    case 'statement':
      return statementAsHtml(part)
    default:
      return part satisfies never
  }
}

const langOf = ({ lang }: { lang?: string }) => (lang ? ` lang="${escapedHtml(lang)}"` : '')

function cardAsHtml(card: Extract<MailPart, { kind: 'card' }>): string {
  const { title, href, action, facts, picture } = card
  return `<table ${table} class="quiet line" style="margin:24px 0;border:1px solid #E0D4BF;border-radius:14px;border-collapse:separate;background:#FFFDF9">
${picture ? `<tr><td style="padding:0">${pictureAsHtml(picture)}</td></tr>` : ''}
<tr><td style="padding:20px">
<h2${langOf(card)} style="margin:0 0 8px;font-size:22px;line-height:1.25;font-weight:800"><a class="ink" href="${escapedHtml(href)}" style="color:#16202A;text-decoration:none">${escapedHtml(title)}</a></h2>
${facts.length ? `<table${langOf(card)} width="100%" cellpadding="0" cellspacing="0" border="0">${facts.map(factAsHtml).join('')}</table>` : ''}
${button(action, href)}
</td></tr></table>`
}

const pictureAsHtml = ({ src, alt }: MailPicture) =>
  `<img src="${escapedHtml(src)}" alt="${escapedHtml(alt)}" width="544" height="286" style="display:block;width:100%;height:auto;border:0;border-radius:13px 13px 0 0">`

/** Outlook's engine, Word, supports padding of cells only. */
const button = (text: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 4px"><tr><td style="border-radius:999px;background:#C8202F;mso-padding-alt:12px 24px"><a href="${escapedHtml(href)}" style="display:inline-block;padding:12px 24px;color:#FFFFFF;font-weight:700;text-decoration:none">${escapedHtml(text)}</a></td></tr></table>`

function factAsHtml([label, value]: Fact): string {
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #E0D4BF;text-align:left;vertical-align:top'
  return `<tr><th scope="row" class="label line muted" style="${cell};width:36%;font-weight:400;color:#4C5862">${escapedHtml(label)}</th><td class="value line" style="${cell}">${lines(value)}</td></tr>`
}

function statementAsHtml({ lang, title, lines: all }: Extract<MailPart, { kind: 'statement' }>): string {
  return `<div lang="${escapedHtml(lang)}" class="muted" style="color:#4C5862;font-size:14px"><h3 style="margin:24px 0 4px;font-size:15px">${escapedHtml(title)}</h3>
${all.map(line => `<p style="margin:4px 0">${lines(line)}</p>`).join('\n')}</div>`
}

const lines = (text: string) =>
  escapedHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\bRM (?=\d)/g, 'RM&nbsp;')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] as string)

const threads: Record<string, string> = { g: '#E2A72E', r: '#C8202F', l: '#138A8A' }

const pattern = ['  g   ', ' grg l', '  g   ']
const diamonds = 10

/** Coloured cells: mail programs show no drawings and no gradients. */
const songketBand = `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#0B4250" style="table-layout:fixed">${pattern.map(rowOf).join('')}</table>`

function rowOf(row: string): string {
  const cells = [...row].map(thread => {
    const colour = threads[thread]
    return `<td height="6"${colour ? ` bgcolor="${colour}"` : ''} style="font-size:0;line-height:0"></td>`
  })
  return `<tr>${cells.join('').repeat(diamonds)}</tr>`
}
