import type { ErasureReceipt } from '@agency/contracts/backend/own-data.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { ownDataWords } from '@agency/words/account/own-data/words.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { languages, tagOf } from '@agency/words/languages.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { ReactNode } from 'react'
import { ownDataPath } from '../../../addresses/own-data-paths.ts'
import type { OwnDataLink, Unavailable } from '../../../clients/backend/own-data.server.ts'
import { DataOfficer } from '../../site-settings/trust/data-officer.tsx'
import type { Requested } from './own-data.server.ts'

type OwnDataRequestProps = { language: Language; byLink: boolean; isOnOnePage: boolean; answer?: Requested | undefined }

/**
 * @property byLink The backend mails links; otherwise the office answers. @property isOnOnePage The site has no Malay
 * pages, to which its switch would lead.
 */
export function OwnDataRequest({ language, byLink, isOnOnePage, answer }: OwnDataRequestProps) {
  const words = ownDataWords(language)
  const other = language === 'en' ? 'ms' : 'en'
  return (
    <Frame language={language} title={words.title}>
      {isOnOnePage && (
        <p>
          <a href={ownDataPath(other)} lang={tagOf(other)} hrefLang={tagOf(other)}>
            {languages[other].name}
          </a>
        </p>
      )}
      {byLink ? (
        <RequestForm language={language} answer={answer} />
      ) : (
        <p>
          {words.byOffice} <ContactForm words={words} />
        </p>
      )}
    </Frame>
  )
}

const ContactForm = ({ words }: { words: ReturnType<typeof ownDataWords> }) => (
  <a href="/contactus">{words.contactForm}</a>
)

function RequestForm({ language, answer }: { language: Language; answer: Requested | undefined }) {
  const words = ownDataWords(language)
  return (
    <>
      <Answer words={words} answer={answer} />
      <p>{words.intro}</p>
      <p>{words.proof}</p>
      <form className="form-column" method="post" action={ownDataPath(language)}>
        <PageStyle name="forms" />
        <TextField
          name="email"
          id="own-data-email"
          label={words.email}
          type="email"
          autoComplete="email"
          defaultValue={answer?.email}
          {...(answer?.outcome === 'bad-email' && { error: words.badEmail })}
        />
        <button type="submit" className="button" name="wish" value="copy">
          {words.copy}
        </button>
        <button type="submit" className="button button--quiet" name="wish" value="erase">
          {words.erase}
        </button>
      </form>
    </>
  )
}

function Answer({ words, answer }: { words: ReturnType<typeof ownDataWords>; answer: Requested | undefined }) {
  switch (answer?.outcome) {
    case 'sent':
      return (
        <Notice tone="success">
          {words.sent(answer.email)} {words.nothingCame} <ContactForm words={words} />
        </Notice>
      )
    case 'away':
      return (
        <Notice tone="error">
          {words.notTaken} <ContactForm words={words} />
        </Notice>
      )
    case 'too-many':
      return <Notice tone="error">{words.tooMany}</Notice>
    default:
      return null
  }
}

/** The page behind a mailed link. Mail scanners open links, so nothing happens before its button is pressed. */
export function OwnDataLinkPage({ link, token }: { link: OwnDataLink | Unavailable; token: string }) {
  if (link === 'ended' || link === 'away') {
    return (
      <Frame language="en" title={ownDataWords('en').title}>
        {(['en', 'ms'] as const).map(language => (
          <div key={language} lang={tagOf(language)}>
            <Notice tone="error">
              {ownDataWords(language)[link]} <a href={ownDataPath(language)}>{ownDataWords(language).askAgain}</a>
            </Notice>
          </div>
        ))}
      </Frame>
    )
  }
  const words = ownDataWords(link.language)
  if (link.state === 'erased') return <Receipt language={link.language} receipt={link.receipt} />
  return (
    <Frame language={link.language} title={words.title}>
      {link.wish === 'copy' ? (
        <>
          <p>{words.copyOf(link.email)}</p>
          <p>{words.copyOnce}</p>
        </>
      ) : (
        <>
          <p>{words.eraseOf(link.email)}</p>
          <ul>
            {words.goes.map(what => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>{words.stays}</p>
        </>
      )}
      <form method="post" action={link.wish === 'copy' ? '/your-data/copy' : '/your-data/link'}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          {link.wish === 'copy' ? words.download : words.eraseNow}
        </button>
      </form>
    </Frame>
  )
}

function Receipt({ language, receipt }: { language: Language; receipt: ErasureReceipt }) {
  const words = ownDataWords(language)
  const { list } = formatWords(language)
  const day = (date: string) => formatDay(date, language)
  const nameOf = (place: string) => (words.places as Record<string, string>)[place] ?? place
  const removed = Object.entries(receipt.removed).filter(([, number]) => number > 0)
  return (
    <Frame language={language} title={words.erased}>
      <p>
        {words.reference}: <b>{receipt.reference}</b>
        <br />
        {words.day} {day(malaysianDay(new Date(receipt.erasedAt)))}
      </p>
      <h2>{words.removed}</h2>
      {removed.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul>
          {removed.map(([place, number]) => (
            <li key={place}>
              {nameOf(place)}: {number}
            </li>
          ))}
        </ul>
      )}
      {receipt.kept.length > 0 && (
        <>
          <h2>{words.kept}</h2>
          <p>{words.keptWhy}</p>
          <ul>
            {receipt.kept.map(({ reference, until }) => (
              <li key={reference}>
                {reference}, {words.until(day(until))}
              </li>
            ))}
          </ul>
        </>
      )}
      {receipt.notCovered.length > 0 && <Notice>{words.notCovered(list(receipt.notCovered.map(nameOf)))}</Notice>}
      <p>{words.keep}</p>
    </Frame>
  )
}

function Frame({ language, title, children }: { language: Language; title: string; children: ReactNode }) {
  return (
    <section className="wrap page-body" lang={language === currentLanguage() ? undefined : tagOf(language)}>
      <PageStyle name="prose" />
      <PageHeader title={title} />
      <div className="prose">
        {children}
        <DataOfficer language={language} leads={false} />
      </div>
    </section>
  )
}
