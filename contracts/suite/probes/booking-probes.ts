import { emailExists } from '../../booking/accounts/check-email.ts'
import { bookingCalls } from '../../booking/booking-calls.ts'
import {
  sampleCarSearch,
  sampleFlightHotelSearch,
  sampleFlightSearch,
  sampleHotelSearch,
} from '../../booking/searches/sample-searches.ts'
import type { Finding, Known, Probe } from './probe.ts'

const returnTo = 'http://localhost:3000/'

/** Can never receive mail. */
const unused = ({ stamp }: Known) => `contract-check-${stamp}@example.invalid`

const notOurs = () => 'only the site can sign the assertion it needs'

/** @param hotelPath Without it, all possible addresses are tried. */
export function bookingProbes(
  hotelPath: string | undefined,
  packageTrip = sampleFlightHotelSearch.TripTypeCMS,
): Probe[] {
  const isUsed = ({ call }: Probe) => !call.id.startsWith('booking.hotel-') || !hotelPath || call.path === hotelPath
  return [...searchProbes(packageTrip), ...otherProbes].filter(isUsed)
}

const searchProbes = (packageTrip = ''): Probe[] => [
  { call: bookingCalls.flightSearch, asking: () => ({ form: sampleFlightSearch }) },
  {
    call: bookingCalls.flightSearch,
    note: 'with hotel',
    asking: () => ({ form: { ...sampleFlightHotelSearch, TripTypeCMS: packageTrip } }),
  },
]

const otherProbes: Probe[] = [
  { call: bookingCalls.hotelSearch, asking: () => ({ form: sampleHotelSearch }) },
  { call: bookingCalls.hotelSearchOfOld, asking: () => ({ form: sampleHotelSearch }) },
  { call: bookingCalls.hotelStart, asking: () => ({ form: sampleHotelSearch }) },
  { call: bookingCalls.carSearch, asking: () => ({ form: sampleCarSearch }) },
  {
    call: bookingCalls.checkEmail,
    asking: facts => ({ form: { email: unused(facts) } }),
    examine: examineEmailCheck,
  },
  {
    call: bookingCalls.memberLogin,
    asking: facts => ({
      query: { ReturnUrl: returnTo },
      form: { Email: unused(facts), Pwd: 'not-a-password', btnLogin: 'Login' },
    }),
  },
  {
    call: bookingCalls.agentLogin,
    asking: facts => ({
      form: {
        UserLoginID: unused(facts),
        Pwd: 'not-a-password',
        VerificationID: Buffer.from('no key|20270905|00').toString('base64'),
        btnLogin: 'Login',
      },
    }),
  },
  {
    call: bookingCalls.register,
    asking: facts => ({
      query: { returnURL: returnTo },
      form: {
        Email: unused(facts),
        Password: `check-${facts.stamp}`,
        ConfirmPassword: `check-${facts.stamp}`,
        ActivationCode: '',
        firstName: 'Contract',
        lastName: 'Check',
        PrimaryPhone: '312345678',
        PhoneCode1: 'MYS',
        agreeTnC: 'true',
      },
    }),
  },
  { call: bookingCalls.googleLogin, asking: notOurs },
  { call: bookingCalls.facebookLogin, asking: notOurs },
  { call: bookingCalls.logOff, asking: () => ({ form: {} }) },
]

function examineEmailCheck(answer: unknown): Finding[] {
  const exists = emailExists(answer)
  if (exists === false) return []
  const reply = exists
    ? 'says that an unused address has an account: no visitor could register'
    : 'does not say whether the address has an account: people read “An error occurred while checking the email.”'
  return [{ path: '', text: `${reply}. For a free address the site reads false, {"exists":false} or {"Data":false}` }]
}
