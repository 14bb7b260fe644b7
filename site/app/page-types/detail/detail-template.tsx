import { Card } from '@agency/ui/cards/card.tsx'
import { Price } from '@agency/ui/cards/price.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import type { DetailPage } from './detail.server.ts'
import { Gallery } from './gallery.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceTable } from './price-table.tsx'
import { ShareLinks } from './share-links.tsx'

export function DetailTemplate({ page }: { page: DetailPage }) {
  return (
    <>
      <PageStyle name="detail" />
      <PageBanner
        head={page.head}
        title={page.title}
        subtitle={page.subtitle}
        subtitle2={page.subtitle2}
        picture={page.picture}
      >
        {(page.price !== undefined || page.priceWords) && (
          <p className="page-banner__price">
            <Price sen={page.price} words={page.priceWords} unit={page.priceUnit} />
          </p>
        )}
        <p className="page-banner__actions">
          <ButtonLink href={`/contactus?about=${encodeURIComponent(page.head.path)}`}>Ask about this</ButtonLink>
          {page.priceTable && (
            <ButtonLink href="#prices" tone="light">
              Dates and prices
            </ButtonLink>
          )}
        </p>
      </PageBanner>
      <div className="wrap detail detail--offer">
        <div className="detail__main">
          {page.isOver && (
            <Notice>This offer has ended. {page.family && <a href={page.family.path}>See what we have now</a>}</Notice>
          )}
          <Prose html={page.html} />
          <Gallery pictures={otherPictures(page)} title={page.title} />
          <TextList title="Highlights" items={page.highlights} icon="star" />
          <Itinerary days={page.itinerary} />
          {page.priceTable && <PriceTable table={page.priceTable} unit={page.priceUnit} />}
          <div className="detail__columns">
            <TextList title="Included" items={page.inclusions} icon="check" />
            <TextList title="Not included" items={page.exclusions} icon="minus" />
          </div>
          <TextList title="Good to know" items={page.terms} icon="info" />
        </div>
        <aside className="detail__aside">
          <Facts page={page} />
          <ShareLinks address={page.address} title={page.title} />
        </aside>
      </div>
      {page.related.length > 0 && (
        <Section
          title="You might also like"
          tone="sand"
          more={page.family && { href: page.family.path, text: `All of ${page.family.name}` }}
        >
          <Rail label="You might also like">
            {page.related.map(card => (
              <Card key={card.href} card={card} />
            ))}
          </Rail>
        </Section>
      )}
    </>
  )
}

/** The gallery without the picture that already stands at the top. */
function otherPictures({ gallery, picture }: DetailPage) {
  return gallery.filter(({ src }) => src !== picture?.src)
}

function Facts({ page }: { page: DetailPage }) {
  return (
    <dl className="facts">
      {page.facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {page.validUntil && (
        <div>
          <dt>Book by</dt>
          <dd>{formatDay(page.validUntil)}</dd>
        </div>
      )}
    </dl>
  )
}

function TextList({ title, items, icon }: { title: string; items: string[]; icon: string }) {
  if (items.length === 0) return null
  return (
    <section className="text-list">
      <h2>{title}</h2>
      <ul>
        {items.map(item => (
          <li key={item}>
            <Icon name={icon} size={18} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
