import { groupRequestPath, searchForms } from '@agency/contracts/site/products.ts'
import { airlines } from '@agency/reference-data/airlines.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
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
const airlineOptions = airlines.map(({ field, name, code }) => ({ value: field, label: `${name} (${code})` }))

/** Flights, and flights with a hotel, which have rooms but no one-way trips. */
export function FlightForm() {
  const { product, values, stations, problems, isLive, choosePlace } = useForm()
  const withHotel = product === 'flight-plus-hotel'
  const say = searchWords()
  const isOpen = problems.some(({ field }) => peopleFields.includes(field))

  function swap() {
    choosePlace('from', stations.to, values.to)
    choosePlace('to', stations.from, values.from)
  }

  return (
    <SearchForm top={withHotel ? undefined : <TripChoice />} more={<FlightOptions />}>
      <div className="cells__pair">
        <PlaceField name="from" label={say.from} placeholder={say.airport} />
        <button type="button" className="swap" aria-label={say.swap} hidden={!isLive} onClick={swap}>
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <PlaceField name="to" label={say.to} placeholder={say.airport} />
      </div>
      <DaysField
        start={{ name: 'depart', label: say.depart, act: 'depart' }}
        end={{ name: 'return', label: say.return, act: 'return' }}
      />
      <PeopleField
        label={withHotel ? say.travellers.rooms : say.travellers.cabin}
        words={withHotel ? packageWords(values) : flyerWords(values)}
        open={isOpen}
      >
        <CountField name="adults" min={1} max={maxFlyers} />
        <CountField name="children" min={0} max={maxChildren} />
        <CountField name="infants" min={0} max={maxInfants} />
        {withHotel && <CountField name="rooms" min={1} max={maxRooms} />}
        <ChoiceField
          name="cabin"
          label={say.cabin}
          options={cabinClasses.map(value => ({ value, label: say.cabins[value] }))}
        />
        <GroupRequest />
      </PeopleField>
    </SearchForm>
  )
}

function GroupRequest() {
  const { product, isLive, values, today } = useForm()
  return (
    <p className={isLive && isFull(product, values) ? 'people__more people__more--full' : 'people__more'}>
      <Sentence
        of={searchWords().group(text => (
          <a href={pathInLanguage(isLive ? groupRequest(values as FlightValues, today) : groupRequestPath)}>{text}</a>
        ))}
      />
    </p>
  )
}

function FlightOptions() {
  const { product } = useForm()
  const say = searchWords()
  const students = Array.from({ length: maxFlyers }, (_, at) => ({
    value: String(at + 1),
    label: say.forStudents(at + 1),
  }))
  return (
    <MoreOptions names={['airline', 'students', 'promo']} label={say.flightOptions}>
      <AirlineField />
      <ChoiceField name="students" label={say.students} any={say.noStudents} options={students} />
      <PromoField />
      {product === 'flight-plus-hotel' && <DirectCheck />}
    </MoreOptions>
  )
}

/** Ninety airlines would make every page heavy: without script only the form's own page has them. */
function AirlineField() {
  const { product, values, isLive, isOnItsPage } = useForm()
  const say = searchWords()
  if (isLive || isOnItsPage || values.airline) {
    return <ChoiceField name="airline" label={say.airline} any={say.anyAirline} options={airlineOptions} />
  }
  return (
    <div className="option">
      <a href={searchForms[product].path}>{say.chooseAirline}</a>
    </div>
  )
}

function TripChoice() {
  const { product, values, set } = useForm()
  const say = searchWords()
  const trips = [
    { value: 'return', label: say.returnTrip },
    { value: 'one-way', label: say.oneWay },
  ]
  return (
    <>
      <fieldset className="trip">
        <legend className="visually-hidden">{say.trip}</legend>
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
      <span>{searchWords().direct}</span>
    </label>
  )
}
