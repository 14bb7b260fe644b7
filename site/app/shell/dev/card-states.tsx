import { Card, type CardModel } from '@agency/ui/cards/card.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Section } from '@agency/ui/layout/section.tsx'

/** The longest titles of editors have about ninety characters. */
const longTitle = 'Four days between the mangroves, the cable car and a beach that nobody else has found yet'

export function CardStates({ picture }: { picture: CardModel['picture'] }) {
  const card: CardModel = {
    href: '#',
    title: 'Langkawi by longtail',
    picture,
    facts: '3 nights · Langkawi',
    price: 59800,
    priceUnit: 'per person',
    validUntil: '2027-03-31',
  }
  const text = 'Clan houses, sour laksa, and a hill with its own railway.'
  return (
    <>
      <Section
        title="Cards"
        subtitle="Long, short, in other scripts, cheap, dear, without a picture or a price."
        tone="sand"
      >
        <Rail label="Cards">
          <Card card={card} />
          <Card card={{ ...card, title: longTitle, tag: 'Two left', price: 18_888_800 }} />
          <Card card={{ ...card, title: '槟城老街与美食三日游', facts: '2 晚 · 槟城', price: 900 }} />
          <Card card={{ ...card, title: 'பத்துமலை முருகன் கோவில் நாள் பயணம்', picture: undefined }} />
          <Card card={{ ...card, price: undefined, priceWords: 'Ask us', validUntil: undefined }} />
          <Card card={{ href: '#', title: 'Only a title', picture: undefined }} />
          <Card card={{ href: '#', title: 'With a text', picture, text }} />
        </Rail>
      </Section>
      <Section title="One card">
        <Rail label="One card">
          <Card card={card} />
        </Rail>
      </Section>
    </>
  )
}
