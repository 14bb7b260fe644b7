import type { Landmark } from '../strokes/landmark.ts'
import { agencyShop } from './journey/agency-shop.ts'
import { airportVan } from './journey/airport-van.ts'
import { boardingPass } from './journey/boarding-pass.ts'
import { drawingDesk } from './journey/drawing-desk.ts'
import { firstAid } from './journey/first-aid.ts'
import { kliaTerminal } from './journey/klia-terminal.ts'
import { luggageBelt } from './journey/luggage-belt.ts'
import { meetingHall } from './journey/meeting-hall.ts'
import { phoneAndSim } from './journey/phone-and-sim.ts'
import { receptionKeys } from './journey/reception-keys.ts'
import { roadsideStop } from './journey/roadside-stop.ts'
import { signpost } from './journey/signpost.ts'

/** What belongs to travelling and to no place: a pass, a van, a bag of medicine, the agency itself. */
export const journey = {
  'klia-terminal': kliaTerminal,
  'boarding-pass': boardingPass,
  'luggage-belt': luggageBelt,
  'airport-van': airportVan,
  'roadside-stop': roadsideStop,
  'first-aid': firstAid,
  'phone-and-sim': phoneAndSim,
  'reception-keys': receptionKeys,
  'meeting-hall': meetingHall,
  'agency-shop': agencyShop,
  signpost,
  'drawing-desk': drawingDesk,
} satisfies Record<string, Landmark>
