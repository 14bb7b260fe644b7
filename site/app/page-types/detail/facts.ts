import { audienceName } from '@agency/ui/formats/audience-name.ts'
import { counted } from '@agency/ui/formats/counted.ts'

type Facts = { nights?: number; days?: number; destinations: string[]; ports: string[]; audience: string[] }

/** The facts of an offer that people compare, in one order; those that are not known are left out. */
export function factsOf({ nights, days, destinations, ports, audience }: Facts): { label: string; value: string }[] {
  const length = [days && counted(days, 'day'), nights && counted(nights, 'night')].filter(Boolean).join(', ')
  return [
    { label: 'Length', value: length },
    { label: ports.length === 1 ? 'Port' : 'Ports', value: ports.join(', ') },
    { label: destinations.length === 1 ? 'Place' : 'Places', value: ports.length > 0 ? '' : destinations.join(', ') },
    { label: 'Good for', value: audience.map(audienceName).join(', ') },
  ].filter(fact => fact.value)
}
