import { partWords } from '@agency/words/shell/parts/words.ts'
import type { ReactNode } from 'react'
import { formatDays, formatShortDay } from '../formats/malaysian-day.ts'
import { MarkedText } from '../formats/marked-text.tsx'
import { UnbrokenText } from '../formats/unbroken-text.tsx'
import { Picture } from '../pictures/picture.tsx'
import type { PictureModel } from '../pictures/picture-model.ts'
import { Price } from './price.tsx'
import { Tag } from './tag.tsx'

export type CardModel = {
  href: string
  title: string
  picture: PictureModel | undefined
  by?: string
  facts?: string
  text?: string
  price?: number
  priceWords?: string
  priceUnit?: string
  leaves?: string
  /** Malaysian calendar days. */
  travel?: { from: string; until: string }
  travelNote?: string
  /** Malaysian calendar day. */
  validUntil?: string
  tag?: string
  also?: { href: string; text: string }
}

type CardProps = {
  card: CardModel
  heading?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  /** Replaces the picture, if it has no other sizes yet. */
  frame?: ReactNode
}

const usualSizes = '(min-width: 1100px) 290px, (min-width: 640px) 45vw, 78vw'

export function Card({ card, heading: Heading = 'h3', sizes = usualSizes, priority, frame }: CardProps) {
  const say = partWords()
  return (
    <article className="card">
      <div className="card__frame">
        {frame ?? (
          <Picture picture={card.picture} sizes={sizes} className="card__picture" priority={priority} decorative />
        )}
        {card.tag && <Tag>{card.tag}</Tag>}
      </div>
      <div className="card__body">
        <Heading className="card__title" dir="auto">
          <a href={card.href} className="card__link">
            <UnbrokenText text={card.title} />
          </a>
        </Heading>
        {card.by && <p className="card__by">{card.by}</p>}
        {card.facts && <p className="card__facts">{card.facts}</p>}
        {card.text && (
          <p className="card__text">
            <MarkedText text={card.text} />
          </p>
        )}
        {(card.price !== undefined || card.priceWords) && (
          <p className="card__price">
            <Price sen={card.price} words={card.priceWords} unit={card.priceUnit} />
          </p>
        )}
        {card.leaves && <p className="card__validity">{say.leaves(card.leaves)}</p>}
        {card.travel && <p className="card__validity">{travelText(card.travel, card.travelNote)}</p>}
        {card.validUntil && <p className="card__validity">{say.bookBy(formatShortDay(card.validUntil))}</p>}
        {card.also && (
          <p className="card__also">
            <a href={card.also.href}>{card.also.text}</a>
          </p>
        )}
      </div>
    </article>
  )
}

function travelText({ from, until }: NonNullable<CardModel['travel']>, note: string | undefined): string {
  const days = formatDays(from, until)
  return note ? partWords().travelNoted({ days, note }) : partWords().travel(days)
}
