import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { Product } from '../products.ts'
import { groupRequestPath } from '../reading/search-limits.ts'

type Way = { href: string; icon: string; name: string; text: string }

const groups: Way = {
  href: groupRequestPath,
  icon: 'users',
  name: 'Eight or more of you?',
  text: 'Airlines have fares for groups. We ask them for you.',
}
const planner: Way = {
  href: '/contactus',
  icon: 'headset',
  name: 'Not sure where to?',
  text: 'A travel planner helps you find out.',
}
const deals: Record<Product, Way> = {
  flights: { href: '/flight-deals', icon: 'plane', name: 'Flight deals', text: 'Fares we would take ourselves.' },
  hotels: { href: '/hotel-deals', icon: 'hotel', name: 'Hotel deals', text: 'Rooms at prices worth the journey.' },
  packages: {
    href: '/flight-plus-hotel-deals',
    icon: 'luggage',
    name: 'Flight and hotel deals',
    text: 'Both for one price, already put together.',
  },
  cars: {
    href: '/car-rental-deals',
    icon: 'car',
    name: 'Car deals',
    text: 'Cars at the airports where most people land.',
  },
}

/** Where else to go from a search page. */
export function OtherWays({ product }: { product: Product }) {
  const ways =
    product === 'flights' || product === 'packages' ? [deals[product], groups, planner] : [deals[product], planner]
  return (
    <ul className="search-page__ways">
      {ways.map(({ href, icon, name, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} size={24} />
            <span>
              <b>{name}</b> <small>{text}</small>
            </span>
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}
