import type { TouristDestination } from 'schema-dts'
import { coordinates } from './coordinates.ts'
import type { DescribedPage, DestinationSubject } from './page-subject.ts'

/** A place to go, where it is, and what is there to see. */
export function touristDestination(subject: DestinationSubject, page: DescribedPage): TouristDestination {
  const { name, country, position, sights } = subject
  return {
    '@type': 'TouristDestination',
    name,
    description: page.description,
    url: page.url,
    ...(page.image && { image: page.image }),
    ...(country && country !== name && { containedInPlace: { '@type': 'Country', name: country } }),
    ...(position && { geo: coordinates(position) }),
    ...(sights.length > 0 && {
      includesAttraction: sights.map(sight => ({
        '@type': 'TouristAttraction' as const,
        name: sight.name,
        geo: coordinates(sight),
      })),
    }),
  }
}
