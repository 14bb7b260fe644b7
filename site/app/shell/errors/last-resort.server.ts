import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { errorWords } from '@agency/words/shell/errors/words.ts'

/** The answer when even the error page failed to render: nothing in it can fail. */
export function lastResort(): Response {
  const { errorTitle, last } = errorWords()
  const html = `<!doctype html><html lang="${tagOf(currentLanguage())}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${errorTitle}</title><main><h1>${last.heading}</h1>
<p>${last.text(text => `<a href="/">${text}</a>`)}</p></main></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
