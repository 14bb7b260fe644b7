import { Amount } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import type { ReactNode } from 'react'
import type { trips } from '../../database/travel-tables.ts'
import { storedInEnglish } from '../../http/know-site.ts'
import { drawingOf } from '../../pages/drawings.ts'

type Trip = typeof trips.$inferSelect

const tones = { confirmed: 'leaf', 'awaiting payment': 'songket', cancelled: 'sand' } as const

/** Without payment. */
export function TripCards({ list, none }: { list: Trip[]; none: ReactNode }) {
  const say = accountWords().trips
  if (list.length === 0) return <p className="lead">{none}</p>
  return (
    <ul className="trips">
      {list.map(trip => (
        <li key={trip.id} className="card">
          <TripPicture title={trip.title} />
          <div className="card__body">
            <p>
              <Tag tone={tones[trip.status]}>{say.states[trip.status]}</Tag>
            </p>
            <h2 className="card__title" {...storedInEnglish()}>
              {trip.title}
            </h2>
            <p>{formatDays(trip.startsOn, trip.endsOn)}</p>
            <p className="card__facts">
              <Sentence
                of={say.reference({ product: say.products[trip.product], reference: <b>{trip.reference}</b> })}
              />
            </p>
            <p className="card__price">
              <Sentence of={say[trip.status === 'awaiting payment' ? 'toPay' : 'paid'](<Amount sen={trip.paid} />)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function TripPicture({ title }: { title: string }) {
  const drawing = drawingOf(title)
  return (
    <div className="card__frame">
      {drawing ? (
        <img
          {...storedInEnglish()}
          className="picture"
          src={drawing.address}
          alt={drawing.alt}
          width={800}
          height={600}
          loading="lazy"
        />
      ) : (
        <Picture picture={undefined} sizes="" />
      )}
    </div>
  )
}
