import type { Language } from '@agency/words/language-codes.ts'
import { privacyWords } from '@agency/words/trust/privacy/words.ts'
import { useRouteLoaderData } from 'react-router'
import { ownDataPath } from '../../../addresses/own-data-paths.ts'
import type { Shell } from '../shell-model.server.ts'

/** Has to stand in a `.prose` element. */
export function DataOfficer({ language, leads = true }: { language: Language; leads?: boolean }) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const mailbox = brand && officerMailbox(brand)
  if (!mailbox) return null
  const { title, write, ask } = privacyWords(language).officer
  return (
    <>
      <h2>{title}</h2>
      <p>
        {write} <a href={`mailto:${mailbox}`}>{mailbox}</a>
      </p>
      {leads && (
        <p>
          <a href={ownDataPath(language === 'ms' ? 'ms' : 'en')}>{ask}</a>
        </p>
      )}
    </>
  )
}

export const officerMailbox = (brand: Pick<Shell['brand'], 'privacyMailbox' | 'supportMailbox'>) =>
  brand.privacyMailbox || brand.supportMailbox
