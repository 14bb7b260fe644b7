import { useRouteLoaderData } from 'react-router'
import { catalogue } from '../messages/catalogue.ts'
import type { Language } from '../messages/message-types.ts'
import type { Shell } from '../shell-model.server.ts'

/**
 * In a `.prose` element: the mailbox for personal data, in the language of the page; that of customer support as a
 * fallback.
 * @property leads Links to the page that gives a copy.
 */
export function DataOfficer({ language, leads = true }: { language: Language; leads?: boolean }) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const mailbox = brand && officerMailbox(brand)
  if (!mailbox) return null
  const { title, write, path, ask } = catalogue[language].officer
  return (
    <>
      <h2>{title}</h2>
      <p>
        {write} <a href={`mailto:${mailbox}`}>{mailbox}</a>
      </p>
      {leads && (
        <p>
          <a href={path}>{ask}</a>
        </p>
      )}
    </>
  )
}

/** Empty if the settings have no mailbox. */
export const officerMailbox = (brand: Pick<Shell['brand'], 'privacyMailbox' | 'supportMailbox'>) =>
  brand.privacyMailbox || brand.supportMailbox
