import { useRouteLoaderData } from 'react-router'
import type { Shell } from '../shell-model.server.ts'

const words = {
  en: { title: 'Data protection officer', write: 'Write to' },
  ms: { title: 'Pegawai perlindungan data', write: 'Tulis kepada' },
}

/** The mailbox for personal data, in the language of the notice above it; that of customer support where there is no other. */
export function DataOfficer({ language }: { language: keyof typeof words }) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const mailbox = brand && officerMailbox(brand)
  if (!mailbox) return null
  const { title, write } = words[language]
  return (
    <section className="prose" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {write} <a href={`mailto:${mailbox}`}>{mailbox}</a>
      </p>
    </section>
  )
}

/** Where questions about personal data go; empty where the settings name no mailbox at all. */
export const officerMailbox = (brand: Pick<Shell['brand'], 'privacyMailbox' | 'supportMailbox'>) =>
  brand.privacyMailbox || brand.supportMailbox
