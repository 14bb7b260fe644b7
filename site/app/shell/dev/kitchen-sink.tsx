import { Card, type CardModel } from '@agency/ui/cards/card.tsx'
import { Price } from '@agency/ui/cards/price.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { Carousel } from '@agency/ui/carousel/carousel.tsx'
import { usualCarousel } from '@agency/ui/carousel/carousel-options.ts'
import { formatDay, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { CheckField, ErrorSummary, SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { Skeleton } from '@agency/ui/layout/skeleton.tsx'
import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { Tabs } from '@agency/ui/navigation/tabs.tsx'
import { Dialog } from '@agency/ui/overlays/dialog.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { island as broken } from './broken.island.tsx'
import { island as trial } from './trial.island.tsx'

const longTitle = 'Four days between the mangroves, the cable car and a beach that nobody else has found yet today'

/** Every piece of the design system in every state, for people who change it. Shown while developing only. */
export function KitchenSink({ picture }: { picture: CardModel['picture'] }) {
  const card: CardModel = {
    href: '#',
    title: 'Langkawi by longtail',
    picture,
    facts: '3 nights · Langkawi',
    price: 59800,
    priceUnit: 'per person',
    validUntil: '2027-03-31',
  }
  return (
    <>
      <PageStyle name="home" />
      <PageStyle name="carousel" />
      <PageStyle name="forms" />
      <div className="wrap page-body">
        <Breadcrumbs
          steps={[
            { name: 'Development', path: '/dev' },
            { name: 'Kitchen sink', path: '/dev/kitchen-sink' },
          ]}
        />
        <PageHeader title="Kitchen sink" subtitle="Every piece, every state." />
        <SongketBand />
      </div>
      <Section title="Buttons, tags, prices and days">
        <p className="page-banner__actions">
          <ButtonLink href="#">Primary</ButtonLink>
          <ButtonLink href="#" tone="quiet">
            Quiet
          </ButtonLink>
          <ButtonLink href="#" tone="light">
            Light
          </ButtonLink>
          <button type="button" className="button" disabled>
            Not now
          </button>
          <button type="button" className="button" command="show-modal" commandfor="sample-dialog">
            Open a dialog
          </button>
        </p>
        <p>
          <Tag>Songket</Tag> <Tag tone="sand">Sand</Tag> <Tag tone="leaf">Leaf</Tag>
        </p>
        <p>
          <Price sen={123400} unit="per person, twin sharing" /> · <Price sen={5} from={false} /> ·{' '}
          {formatDay('2026-09-05')} · {formatShortDay('2028-02-29')}
        </p>
        <Dialog id="sample-dialog" title="A dialog" maxWidth={498}>
          <p>Escape closes it; focus stays inside.</p>
        </Dialog>
      </Section>
      <Section title="Cards" subtitle="With a long title, without a picture, with nothing but a title." tone="sand">
        <Rail label="Cards">
          <Card card={card} />
          <Card card={{ ...card, title: longTitle, tag: 'Two left' }} />
          <Card card={{ ...card, picture: undefined }} />
          <Card card={{ href: '#', title: 'Only a title', picture: undefined }} />
          <Card
            card={{
              href: '#',
              title: 'With a text',
              picture,
              text: 'Clan houses, sour laksa, and a hill with its own railway.',
            }}
          />
        </Rail>
      </Section>
      <Section title="Notices, skeleton, pages, tabs">
        <Notice>Something to know.</Notice>
        <Notice tone="success">Something worked.</Notice>
        <Notice tone="error">Something went wrong, and what to do about it.</Notice>
        <Skeleton />
        <Pagination page={4} pages={12} href={page => `#page-${page}`} />
        <Tabs
          name="sample-tabs"
          label="Sample tabs"
          tabs={[
            { id: 'one', label: 'One', content: <p>The first panel.</p> },
            { id: 'two', label: 'Two', content: <p>The second panel.</p> },
          ]}
        />
      </Section>
      <Section title="Form fields" tone="sand">
        <form className="form-column" action="#">
          <ErrorSummary
            errors={[{ name: 'sample-email', message: 'Enter an e-mail address such as name@example.com.' }]}
          />
          <TextField name="sample-name" label="Name" hint="As in your passport." autoComplete="name" />
          <TextField
            name="sample-email"
            label="E-mail"
            type="email"
            error="Enter an e-mail address such as name@example.com."
            defaultValue="name@"
          />
          <SelectField
            name="sample-cabin"
            label="Cabin class"
            options={[
              { value: 'Y', label: 'Economy' },
              { value: 'C', label: 'Business' },
            ]}
          />
          <TextArea name="sample-words" label="Anything else" optional />
          <CheckField name="sample-terms" required>
            I agree to the <a href="/tnc">terms</a>.
          </CheckField>
        </form>
      </Section>
      <Section title="Carousel">
        <Carousel label="Sample slides" options={{ ...usualCarousel, autoplay: 0, slidesPerView: 2 }}>
          {['One', 'Two', 'Three', 'Four'].map(word => (
            <p key={word} className="page-body">
              {word}
            </p>
          ))}
        </Carousel>
      </Section>
      <Section title="Islands" tone="sand">
        <Island of={trial} props={{ first: 1 }} when="touch" />
        <Island of={broken} props={{ label: 'A field that stays </script>' }} when="touch" />
      </Section>
    </>
  )
}
