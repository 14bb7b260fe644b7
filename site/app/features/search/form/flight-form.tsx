import { groupRequestPath, searchForms } from '@agency/contracts/site/products.ts'
import { airlines } from '@agency/reference-data/airlines.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { groupRequest } from '../model/check-flight.ts'
import { cabinClasses, type FlightValues } from '../model/flight.ts'
import { fieldId } from '../model/search-form-model.ts'
import { maxChildren, maxFlyers, maxInfants, maxRooms } from '../model/search-limits.ts'
import { ChoiceField, CountField, PromoField } from './control-fields.tsx'
import { DaysField } from './days-field.tsx'
import { flyerWords, isFull, packageWords } from './people.ts'
import { PeopleField } from './people-field.tsx'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'
import { useForm } from './search-form-context.ts'

const peopleFields = ['adults', 'children', 'infants', 'rooms', 'cabin']
const cabins = Object.entries(cabinClasses).map(([value, label]) => ({ value, label }))
const airlineOptions = [
  { value: '', label: 'Any airline' },
  ...airlines.map(({ field, name, code }) => ({ value: field, label: `${name} (${code})` })),
]
const studentOptions = [
  { value: '', label: 'None' },
  ...Array.from({ length: maxFlyers }, (_, more) => ({
    value: String(more + 1),
    label: more === 0 ? 'For 1 traveller' : `For ${more + 1} travellers`,
  })),
]

/** Flights, and flights with a hotel, which have rooms but no one-way trips. */
export function FlightForm() {
  const { product, values, stations, problems, isLive, choosePlace } = useForm()
  const withHotel = product === 'flight-plus-hotel'
  const isOpen = problems.some(({ field }) => peopleFields.includes(field))

  function swap() {
    choosePlace('from', stations.to, values.to)
    choosePlace('to', stations.from, values.from)
  }

  return (
    <SearchForm top={withHotel ? undefined : <TripChoice />} more={<FlightOptions />}>
      <div className="cells__pair">
        <PlaceField name="from" label="From" placeholder="City or airport" />
        <button type="button" className="swap" aria-label="Swap the two places" hidden={!isLive} onClick={swap}>
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <PlaceField name="to" label="To" placeholder="City or airport" />
      </div>
      <DaysField
        start={{ name: 'depart', label: 'Depart', verb: 'leave' }}
        end={{ name: 'return', label: 'Return', verb: 'come back' }}
      />
      <PeopleField
        label={withHotel ? 'Travellers and rooms' : 'Travellers and cabin'}
        words={withHotel ? packageWords(values) : flyerWords(values)}
        open={isOpen}
      >
        <CountField name="adults" label="Adults" one="adult" hint="12 and over" min={1} max={maxFlyers} />
        <CountField name="children" label="Children" one="child" hint="2 to 11" min={0} max={maxChildren} />
        <CountField name="infants" label="Infants" one="infant" hint="under 24 months" min={0} max={maxInfants} />
        {withHotel && <CountField name="rooms" label="Rooms" one="room" min={1} max={maxRooms} />}
        <ChoiceField name="cabin" label="Cabin class" options={cabins} />
        <GroupRequest />
      </PeopleField>
    </SearchForm>
  )
}

function GroupRequest() {
  const { product, isLive, values, today } = useForm()
  return (
    <p className={isLive && isFull(product, values) ? 'people__more people__more--full' : 'people__more'}>
      Eight or more?{' '}
      <a href={isLive ? groupRequest(values as FlightValues, today) : groupRequestPath}>Send a group request</a>
    </p>
  )
}

function FlightOptions() {
  const { product } = useForm()
  return (
    <MoreOptions names={['airline', 'students', 'promo']} label="Airline, student fares, promo code">
      <AirlineField />
      <ChoiceField name="students" label="Student fares" options={studentOptions} />
      <PromoField />
      {product === 'flight-plus-hotel' && <DirectCheck />}
    </MoreOptions>
  )
}

/** Ninety airlines would make every page heavy: without script only the form's own page has them. */
function AirlineField() {
  const { product, values, isLive, isOnItsPage } = useForm()
  if (isLive || isOnItsPage || values.airline) {
    return <ChoiceField name="airline" label="Preferred airline" options={airlineOptions} />
  }
  return (
    <div className="option">
      <a href={searchForms[product].path}>Choose an airline</a>
    </div>
  )
}

function TripChoice() {
  const { product, values, set } = useForm()
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
              id={value === 'return' ? fieldId(product, 'trip') : undefined}
              type="radio"
              name="trip"
              value={value}
              checked={(values.trip || 'return') === value}
              onChange={() => set({ trip: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DirectCheck />
    </>
  )
}

function DirectCheck() {
  const { values, set } = useForm()
  return (
    <label className="direct">
      <input
        type="checkbox"
        name="direct"
        value="true"
        checked={values.direct !== ''}
        onChange={event => set({ direct: event.target.checked ? 'true' : '' })}
      />
      <span>Direct flights only</span>
    </label>
  )
}
