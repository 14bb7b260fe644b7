import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { pageWords } from '@agency/words/shell/page/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { peopleWords } from '@agency/words/trust/people/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { useRouteLoaderData } from 'react-router'
import type { Brand, Shell } from '../shell-model.server.ts'
import type { Person } from './people.server.ts'
import styles from './trust.css?url'
import { factLine, whatsAppLink } from './whatsapp-link.ts'

/** A separate file, since it styles nothing above the fold; browsers cache it for the next page. */
export const TrustStyle = () => <link rel="stylesheet" href={styles} />

type HelpCardProps = {
  title: string
  about?: { name: string; path: string }
  planner?: Person | undefined
}

/** Beside a text on a wide screen; on a phone the footer has the same numbers. */
export function HelpCard({ title, about, planner }: HelpCardProps) {
  const root = useRouteLoaderData<{ shell: Shell; siteUrl: string }>('root')
  return (
    <aside className={planner ? 'help-card' : 'help-card help-card--plain'} aria-label={title}>
      <TrustStyle />
      <h2>{title}</h2>
      <PlannerNote planner={planner} />
      <ButtonLink href={about ? `/contactus?${new URLSearchParams({ about: about.path })}` : '/contactus'} tone="quiet">
        {peopleWords().write}
      </ButtonLink>
      <ContactWays
        brand={root?.shell.brand}
        about={about && root && { name: about.name, address: root.siteUrl + about.path, facts: [] }}
      />
    </aside>
  )
}

export type AskedPage = { name: string; address: string; facts: { label: string; value: string }[] }

/** Nothing where the settings have neither WhatsApp nor a phone. */
export function ContactWays({ brand, about }: { brand: Brand | undefined; about?: AskedPage | undefined }) {
  if (!brand?.whatsapp && !brand?.hotline) return null
  const words = about && [pageWords().askOnWhatsApp(about.name), about.address, ...about.facts.map(factLine)]
  return (
    <ul className="contact-ways">
      {brand.whatsapp && (
        <li>
          <a href={whatsAppLink(brand.whatsapp, words)} rel="noopener nofollow external">
            <Icon name="whatsapp" size={18} /> {peopleWords().onWhatsApp}
          </a>
        </li>
      )}
      {brand.hotline && (
        <li>
          <a href={phoneAddress(brand.hotline)}>
            <Icon name="phone" size={18} /> {brand.hotline}
          </a>
          {brand.openingHours && <span>{termWords(brand.openingHours)}</span>}
        </li>
      )}
    </ul>
  )
}

export function PlannerNote({ planner }: { planner: Person | undefined }) {
  if (!planner) return null
  const { name, role, image, languages, hours } = planner
  return (
    <section className="planner" aria-label={peopleWords().planner}>
      {image && <Picture picture={image} sizes="4.5rem" className="planner__face" decorative />}
      <p>
        <b>{name}</b>
        {role && <span>{role}</span>}
        {languages.length > 0 && <span>{peopleWords().speaks(formatWords().list(languages))}</span>}
        {hours && <span>{hours}</span>}
      </p>
    </section>
  )
}
