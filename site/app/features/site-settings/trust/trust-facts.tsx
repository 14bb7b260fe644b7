import { useRouteLoaderData } from 'react-router'
import type { Brand, Shell } from '../shell-model.server.ts'
import { TrustStyle } from './help-card.tsx'

/**
 * Who a traveller deals with and what happens to the money, as far as the settings say it.
 * @property takesDeposit Whether the general rule for deposits holds here, and no other one.
 */
export function TrustFacts({ title, takesDeposit }: { title: string; takesDeposit: boolean }) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const facts = brand ? factsOf({ ...brand, deposit: takesDeposit ? brand.deposit : '' }) : []
  if (facts.length === 0) return null
  return (
    <section className="trust-facts" aria-label={title}>
      <TrustStyle />
      <h2>{title}</h2>
      <dl>
        {facts.map(({ label, value, href, link }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {href && (
                <>
                  {' '}
                  <a href={href} rel={href.startsWith('/') ? undefined : 'noopener external'}>
                    {link}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Fact = { label: string; value: string; href?: string; link?: string }

function factsOf({ legalName, registration, licence, address, mapLink, deposit }: Brand): Fact[] {
  return [
    { label: 'Your deposit', value: deposit, href: '/cancel', link: 'How cancelling works' },
    { label: 'Company', value: [legalName, registration].filter(Boolean).join(', ') },
    { label: 'Tourism licence', value: licence },
    { label: 'Registered address', value: address, ...(mapLink && { href: mapLink, link: 'On a map' }) },
  ].filter(({ value }) => value)
}
