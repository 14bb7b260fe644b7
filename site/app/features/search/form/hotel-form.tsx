import { maxHotelAdults, maxHotelChildren, maxRooms } from '../model/search-limits.ts'
import { ChoiceField, CountField, PromoField } from './control-fields.tsx'
import { DaysField } from './days-field.tsx'
import { guestWords } from './people.ts'
import { AgeFields, PeopleField } from './people-field.tsx'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'
import { useForm } from './search-form-context.ts'

const stars = [
  { value: '10', label: 'Any number of stars' },
  ...['5', '4', '3', '2'].map(value => ({ value, label: `${value} stars` })),
  { value: '1', label: '1 star' },
]

export function HotelForm() {
  const { values, problems } = useForm()
  const isOpen = problems.some(({ field }) => /^(rooms|adults|children|age-\d+)$/.test(field))
  return (
    <SearchForm more={<HotelOptions />}>
      <PlaceField name="place" label="Where to" placeholder="Town, city or island" />
      <DaysField
        start={{ name: 'arrive', label: 'Check in', verb: 'check in' }}
        end={{ name: 'leave', label: 'Check out', verb: 'check out' }}
      />
      <PeopleField label="Rooms and guests" words={guestWords(values)} open={isOpen}>
        <CountField name="rooms" label="Rooms" one="room" min={1} max={maxRooms} />
        <CountField name="adults" label="Adults" one="adult" hint="18 and over" min={1} max={maxHotelAdults} />
        <CountField name="children" label="Children" one="child" hint="under 18" min={0} max={maxHotelChildren} />
        <AgeFields />
      </PeopleField>
    </SearchForm>
  )
}

function HotelOptions() {
  return (
    <MoreOptions names={['stars', 'promo']} label="Stars, promo code">
      <ChoiceField name="stars" label="Stars" options={stars} />
      <PromoField />
    </MoreOptions>
  )
}
