import { useRouteLoaderData } from 'react-router'
import { catalogue } from '../messages/catalogue.ts'
import type { Language } from '../messages/message-types.ts'
import type { Shell } from '../shell-model.server.ts'

/** Has to stand in a `.prose` element. */
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

export const officerMailbox = (brand: Pick<Shell['brand'], 'privacyMailbox' | 'supportMailbox'>) =>
  brand.privacyMailbox || brand.supportMailbox
