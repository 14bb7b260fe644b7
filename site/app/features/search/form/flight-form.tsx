import { airlines } from '@agency/reference-data/airlines.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { groupRequest } from '../model/check-flight.ts'
import { cabinClasses, type FlightValues } from '../model/flight.ts'
import { groupRequestPath, maxChildren, maxFlyers, maxInfants, maxRooms, productWords } from '../model/products.ts'
import { ChoiceField, CountField, PromoField } from './control-fields.tsx'
import { DaysField } from './days-field.tsx'
import { flyerWords, isFull, packageWords } from './people.ts'
import { PeopleField } from './people-field.tsx'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'
import type { LiveForm } from './use-search-form.ts'

const peopleFields = ['adults', 'children', 'infants', 'rooms', 'cabin']
const cabins = Object.entries(cabinClasses).map(([value, label]) => ({ value, label }))
const airlineOptions = [
  { value: '', label: 'Any airline' },
  ...airlines.map(({ field, name, code }) => ({ value: field, label: `${name} (${code})` })),
]
const studentOptions = [
  { value: '', label: 'No student fares' },
  ...Array.from({ length: maxFlyers }, (_, more) => ({
    value: String(more + 1),
    label: more === 0 ? '1 student' : `${more + 1} students`,
  })),
]

/** Flights, and flights with a hotel: the same questions but for one way and rooms. */
export function FlightForm({ form }: { form: LiveForm }) {
  const withHotel = form.product === 'packages'
  const isOpen = form.problems.some(({ field }) => peopleFields.includes(field))
  return (
    <SearchForm
      form={form}
      top={withHotel ? undefined : <TripChoice form={form} />}
      more={<FlightOptions form={form} />}
    >
      <div className="cells__pair">
        <PlaceField form={form} name="from" label="From" placeholder="City or airport" />
        <button
          type="button"
          className="swap"
          aria-label="Swap the two places"
          hidden={!form.isLive}
          onClick={() => swap(form)}
        >
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <PlaceField form={form} name="to" label="To" placeholder="City or airport" />
      </div>
      <DaysField
        form={form}
        start={{ name: 'depart', label: 'Leave', verb: 'leave' }}
        end={{ name: 'return', label: 'Come back', verb: 'come back' }}
      />
      <PeopleField
        label={withHotel ? 'Travellers and rooms' : 'Travellers and cabin'}
        words={withHotel ? packageWords(form.values) : flyerWords(form.values)}
        isLive={form.isLive}
        open={isOpen}
      >
        <CountField form={form} name="adults" label="Adults" hint="12 and over" min={1} max={maxFlyers} />
        <CountField form={form} name="children" label="Children" hint="2 to 11" min={0} max={maxChildren} />
        <CountField form={form} name="infants" label="Infants" hint="under 24 months" min={0} max={maxInfants} />
        {withHotel && <CountField form={form} name="rooms" label="Rooms" min={1} max={maxRooms} />}
        <ChoiceField form={form} name="cabin" label="Cabin class" options={cabins} />
        <GroupRequest form={form} />
      </PeopleField>
    </SearchForm>
  )
}

function swap({ places: { from, to } }: LiveForm) {
  if (!from || !to) return
  const [start, end] = [from.view(), to.view()]
  from.choose(end.station, end.text)
  to.choose(start.station, start.text)
}

/** Where more people go than can be booked here, with what was entered so far. */
function GroupRequest({ form }: { form: LiveForm }) {
  const { isLive, values, places, today } = form
  const typed = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, place.view().text]))
  return (
    <p className={isLive && isFull(form) ? 'people__more people__more--full' : 'people__more'}>
      Eight or more?{' '}
      <a href={isLive ? groupRequest({ ...values, ...typed } as FlightValues, today) : groupRequestPath}>
        Send a group request
      </a>
    </p>
  )
}

function FlightOptions({ form }: { form: LiveForm }) {
  return (
    <MoreOptions form={form} names={['airline', 'students', 'promo']} label="Airline, student fares, promo code">
      <AirlineField form={form} />
      <ChoiceField form={form} name="students" label="Students" options={studentOptions} />
      <PromoField form={form} />
      {form.product === 'packages' && <DirectCheck form={form} />}
    </MoreOptions>
  )
}

/** Ninety airlines are much to send with every page: where script cannot fetch them, the form's own page has them. */
function AirlineField({ form }: { form: LiveForm }) {
  if (form.isLive || form.isOnItsPage || form.values.airline) {
    return <ChoiceField form={form} name="airline" label="Preferred airline" options={airlineOptions} />
  }
  return (
    <div className="option">
      <a href={productWords[form.product].path}>Choose an airline</a>
    </div>
  )
}

function TripChoice({ form }: { form: LiveForm }) {
  const trips = [
    { value: 'return', label: 'Return' },
    { value: 'one-way', label: 'One way' },
  ]
  return (
    <>
      <fieldset className="trip">
        <legend className="visually-hidden">Trip</legend>
        {trips.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="trip"
              value={value}
              checked={(form.values.trip || 'return') === value}
              onChange={() => form.set({ trip: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DirectCheck form={form} />
    </>
  )
}

function DirectCheck({ form }: { form: LiveForm }) {
  return (
    <label className="direct">
      <input
        type="checkbox"
        name="direct"
        value="true"
        checked={form.values.direct !== ''}
        onChange={event => form.set({ direct: event.target.checked ? 'true' : '' })}
      />
      <span>Direct flights only</span>
    </label>
  )
}
