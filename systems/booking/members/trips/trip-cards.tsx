import { Amount } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { ReactNode } from 'react'
import type { trips } from '../../database/travel-tables.ts'
import { drawingOf } from '../../pages/drawings.ts'

type Trip = typeof trips.$inferSelect

const statusBadges: Record<Trip['status'], { words: string; tone: 'leaf' | 'songket' | 'sand' }> = {
  confirmed: { words: 'Confirmed', tone: 'leaf' },
  'awaiting payment': { words: 'Awaiting payment', tone: 'songket' },
  cancelled: { words: 'Cancelled', tone: 'sand' },
}

const products: Record<Trip['product'], string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  'flight + hotel': 'Flight and hotel',
  car: 'Car',
  'tour package': 'Tour package',
  cruise: 'Cruise',
}

/** Without payment. */
export function TripCards({ list, none }: { list: Trip[]; none: ReactNode }) {
  if (list.length === 0) return <p className="lead">{none}</p>
  return (
    <ul className="trips">
      {list.map(trip => (
        <li key={trip.id} className="card">
          <TripPicture title={trip.title} />
          <div className="card__body">
            <p>
              <Tag tone={statusBadges[trip.status].tone}>{statusBadges[trip.status].words}</Tag>
            </p>
            <h2 className="card__title">{trip.title}</h2>
            <p>{formatDays(trip.startsOn, trip.endsOn)}</p>
            <p className="card__facts">
              {products[trip.product]} · Reference <b>{trip.reference}</b>
            </p>
            <p className="card__price">
              <Amount sen={trip.paid} /> {payment(trip.status)}
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
        <img className="picture" src={drawing.address} alt={drawing.alt} width={800} height={600} loading="lazy" />
      ) : (
        <Picture picture={undefined} sizes="" />
      )}
    </div>
  )
}

const payment = (status: Trip['status']): string => (status === 'awaiting payment' ? 'still to pay' : 'paid')
