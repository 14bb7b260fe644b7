import { useRouteLoaderData } from 'react-router'
import type { Shell } from '../shell-model.server.ts'

const words = {
  en: {
    title: 'Data protection officer',
    write: 'Write to',
    path: '/your-data',
    ask: 'Get a copy of your data, or have it erased',
  },
  ms: {
    title: 'Pegawai perlindungan data',
    write: 'Tulis kepada',
    path: '/data-anda',
    ask: 'Dapatkan salinan data anda, atau minta data itu dipadamkan',
  },
}

/**
 * In a `.prose` element: the mailbox for personal data, in the language of the page; that of customer support where there is no other.
 * @property leads Whether it leads to the page that gives a copy.
 */
export function DataOfficer({ language, leads = true }: { language: keyof typeof words; leads?: boolean }) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const mailbox = brand && officerMailbox(brand)
  if (!mailbox) return null
  const { title, write, path, ask } = words[language]
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

/** Where questions about personal data go; empty where the settings name no mailbox at all. */
export const officerMailbox = (brand: Pick<Shell['brand'], 'privacyMailbox' | 'supportMailbox'>) =>
  brand.privacyMailbox || brand.supportMailbox
