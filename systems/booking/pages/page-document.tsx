import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { LanguageLink } from '@agency/ui/navigation/language-link.tsx'
import { Kite } from '@agency/ui/pictures/kite.tsx'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { legalLink, sitePath, type Translation } from '../http/know-site.ts'
import { font, stylesheet } from './assets.ts'

type PageDocumentProps = {
  title: string
  siteUrl: string
  brandName: string
  translations: Translation[]
  signedIn: boolean
  script: string | undefined
  children: ReactNode
}

export function PageDocument(props: PageDocumentProps) {
  const { title, siteUrl, brandName, translations, signedIn, script, children } = props
  const say = bookingPageWords()
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={currentLanguage() === mainLanguage ? mainLanguage : tagOf(currentLanguage())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${brandName}`}</title>
        <link rel="icon" href={`${siteUrl}/favicon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} precedence="pages" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {say.skip}
        </a>
        <header className="top">
          <div className="wrap top__row">
            <a className="brand" href={siteUrl + sitePath('/')} aria-label={say.home(brandName)}>
              <Kite />
              <span className="brand__name">{brandName}</span>
            </a>
            <nav aria-label={say.site}>
              <a href={siteUrl + sitePath('/')}>{say.toSite}</a>
              {signedIn && (
                <form method="post" action="/Account/LogOff">
                  <button type="submit" className="link-button">
                    {say.logOut}
                  </button>
                </form>
              )}
            </nav>
          </div>
        </header>
        <SongketBand />
        <main className="wrap" id="main">
          {children}
        </main>
        <footer className="foot">
          <div className="wrap foot__row">
            <p className="foot__name">{brandName}</p>
            <nav aria-label={say.footer}>
              <a href={siteUrl + sitePath('/')}>{say.toSite}</a>
              <a href={siteUrl + sitePath('/contactus')}>{say.contact}</a>
              <a {...legalLink(siteUrl, '/pdpa')}>{say.privacy}</a>
              <a {...legalLink(siteUrl, '/tnc')}>{say.terms}</a>
            </nav>
            {translations.length > 0 && (
              <nav aria-label={say.languages}>
                {translations.map(({ language, href }) => (
                  <LanguageLink key={language} language={language} href={href} />
                ))}
              </nav>
            )}
          </div>
        </footer>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        {script !== undefined && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  )
}
