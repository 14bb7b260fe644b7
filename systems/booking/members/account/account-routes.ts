import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { knowVisitor, signedInOnly } from '../../identity/sessions/know-visitor.ts'
import { addTrips } from '../trips/trips.tsx'
import { addChangePassword } from './change-password.tsx'
import { addFrequentFlyer } from './frequent-flyer.tsx'
import { addProfile } from './profile.ts'
import { addSavedSearches } from './saved-searches.tsx'
import { addTravellerGroup } from './traveller-group.tsx'

export const accountPaths = [
  '/Member/ManageProfile',
  '/Account/ManagePassword',
  '/Account/UpcomingTrips',
  '/Account/TravelHistory',
  '/Tools/FrequentFlyer',
  '/Tools/TravellerGroup',
  '/Account/SavedSearch',
]

export function addAccount(app: Hono<ServiceEnv>, booking: Booking, enter: TurnTaking): void {
  for (const path of accountPaths) app.use(path, knowVisitor(booking), signedInOnly)
  addProfile(app, booking)
  addChangePassword(app, booking, enter)
  addTrips(app, booking)
  addFrequentFlyer(app, booking)
  addTravellerGroup(app, booking)
  addSavedSearches(app, booking)
}
