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
import { winterHooks } from './journey/winter-hooks.ts'

/** What belongs to travelling and to no place: a pass, a van, a bag of medicine, the agency itself. */
export const journey = {
  'agency-shop': agencyShop,
  'airport-van': airportVan,
  'boarding-pass': boardingPass,
  'drawing-desk': drawingDesk,
  'first-aid': firstAid,
  'klia-terminal': kliaTerminal,
  'luggage-belt': luggageBelt,
  'meeting-hall': meetingHall,
  'phone-and-sim': phoneAndSim,
  'reception-keys': receptionKeys,
  'roadside-stop': roadsideStop,
  signpost,
  'winter-hooks': winterHooks,
} satisfies Record<string, Landmark>
