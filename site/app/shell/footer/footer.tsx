import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Island } from '@agency/ui/islands/island.tsx'
import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { isDrawing, logoHeight, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import type { Translation } from '../../features/metadata/translations.ts'
import { island as newsletterForm } from '../../features/newsletter/newsletter-form.island.tsx'
import { MenuLinks } from '../../features/site-settings/menu-links.tsx'
import type { MenuGroup, MenuItem } from '../../features/site-settings/menus.server.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'
import { LanguageLinks } from '../languages/language-switch.tsx'
import outOfSight from '../styles/out-of-sight.css?url'

const partnersGroup = 'partners'
const legalGroup = 'legal'

type FooterProps = {
  shell: Shell
  path: string
  offersAnswer: string | undefined
  translations?: Translation[] | undefined
  search: string
}

/** Offers sign-up, link columns that are folded on phones, partners and the legal lines: all of it from the content system. */
export function Footer({ shell, path, offersAnswer, translations, search }: FooterProps) {
  const { brand, footerGroups } = shell
  const say = aroundWords()
  const keyOf = ({ english = '' }: MenuGroup) => english.toLowerCase()
  const group = (name: string) => footerGroups.find(candidate => keyOf(candidate) === name)?.items ?? []
  const columns = footerGroups.filter(candidate => ![partnersGroup, legalGroup].includes(keyOf(candidate)))
  return (
    <footer className="site-footer">
      <link rel="stylesheet" href={outOfSight} />
      <SongketBand />
      <div className="wrap site-footer__top">
        <div className="site-footer__brand">
          <p className="site-footer__name">{brand.brandName}</p>
          <p>{brand.tagline}</p>
          <ContactLines shell={shell} />
        </div>
        <Newsletter path={path} answer={offersAnswer} consent={shell.brand.newsletterConsent} />
      </div>
      <CachedFragment
        name={`footer links ${currentLanguage()} ${shell.sameAs}`}
        as="nav"
        className="wrap site-footer__columns"
        aria-label={say.footer}
      >
        {columns.map(column => (
          <details key={column.name}>
            <summary>
              {column.name} <Icon name="chevron-down" size={18} />
            </summary>
            <p className="site-footer__title">{column.name}</p>
            <MenuLinks items={column.items} className="site-footer__links" />
          </details>
        ))}
      </CachedFragment>
      <Partners items={group(partnersGroup)} />
      {translations && translations.length > 0 && (
        <div className="wrap">
          <LanguageLinks translations={translations} search={search} />
        </div>
      )}
      <CachedFragment name={`footer legal ${currentLanguage()} ${shell.sameAs}`} className="wrap site-footer__legal">
        <ul className="site-footer__socials">
          {brand.socials.map(({ network, url }) => (
            <li key={network}>
              <a
                className="icon-button"
                href={url}
                rel="noopener external"
                aria-label={say.social({ brand: brand.brandName, network })}
              >
                <Icon name={network.toLowerCase()} />
              </a>
            </li>
          ))}
        </ul>
        <MenuLinks items={group(legalGroup)} className="site-footer__links" />
        <p>{brand.licence}</p>
        <p>{brand.copyright}</p>
        {shell.usesRecaptcha && <RecaptchaNotice />}
      </CachedFragment>
    </footer>
  )
}

/** Hydrates at once after a sign-up, so that its answer is announced. */
function Newsletter({ path, answer, consent }: { path: string; answer: string | undefined; consent: string }) {
  const props = { path, ...(consent && { consent }), ...(answer && { answer }) }
  return <Island of={newsletterForm} props={props} when={answer ? 'idle' : 'touch'} className="newsletter" />
}

function RecaptchaNotice() {
  const link = (href: string) => (text: string) => (
    <a href={href} rel="noopener external">
      {text}
    </a>
  )
  const [privacy, terms] = [link('https://policies.google.com/privacy'), link('https://policies.google.com/terms')]
  return (
    <p className="site-footer__captcha">
      <Sentence of={aroundWords().recaptcha({ privacy, terms })} />
    </p>
  )
}

function ContactLines({ shell: { brand } }: { shell: Shell }) {
  const { hotline, enquiriesPhone, supportMailbox, agentMailbox } = brand
  const say = aroundWords()
  const ways = [
    { label: say.hotline, text: hotline, href: phoneAddress(hotline) },
    { label: say.enquiries, text: enquiriesPhone, href: phoneAddress(enquiriesPhone) },
    { label: say.support, text: supportMailbox, href: `mailto:${supportMailbox}` },
    { label: say.agents, text: agentMailbox, href: `mailto:${agentMailbox}` },
  ].filter(({ text }) => text)
  return (
    <dl className="site-footer__contact">
      {ways.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** At the height that the specification fixes; a name replaces a missing logo. */
function Partners({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <div className="wrap site-footer__partners">
      <p className="site-footer__title">{aroundWords().partners}</p>
      <ul>
        {items.map(item => (
          <li key={item.name}>
            {item.menuLink ? (
              <a href={item.menuLink} {...opensIn(item.target)}>
                <PartnerMark item={item} />
              </a>
            ) : (
              <PartnerMark item={item} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PartnerMark({ item: { name, image } }: { item: MenuItem }) {
  if (!image) return name
  const { src, width, height } = image
  return (
    <img
      src={pictureAddress(src, isDrawing(src) ? 'svg' : { height: logoHeight, format: 'webp' })}
      alt={name}
      width={Math.round((logoHeight * width) / height)}
      height={logoHeight}
      loading="lazy"
    />
  )
}
