import { searchWords } from '@agency/words/search/form/words.ts'
import { maxHotelAdults, maxHotelChildren, maxRooms } from '../model/search-limits.ts'
import { ChoiceField, CountField, PromoField } from './control-fields.tsx'
import { DaysField } from './days-field.tsx'
import { guestWords } from './people.ts'
import { AgeFields, PeopleField } from './people-field.tsx'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'
import { useForm } from './search-form-context.ts'

export function HotelForm() {
  const { values, problems } = useForm()
  const say = searchWords()
  const isOpen = problems.some(({ field }) => /^(rooms|adults|children|age-\d+)$/.test(field))
  return (
    <SearchForm more={<HotelOptions />}>
      <PlaceField name="place" label={say.where} placeholder={say.town} />
      <DaysField
        start={{ name: 'arrive', label: say.arrive, act: 'arrive' }}
        end={{ name: 'leave', label: say.leave, act: 'leave' }}
      />
      <PeopleField label={say.travellers.guests} words={guestWords(values)} open={isOpen}>
        <CountField name="rooms" min={1} max={maxRooms} />
        <CountField name="adults" hint={say.hotelHints.adults} min={1} max={maxHotelAdults} />
        <CountField name="children" hint={say.hotelHints.children} min={0} max={maxHotelChildren} />
        <AgeFields />
      </PeopleField>
    </SearchForm>
  )
}

function HotelOptions() {
  const say = searchWords()
  const stars = ['5', '4', '3', '2', '1'].map(value => ({ value, label: say.starred(Number(value)) }))
  return (
    <MoreOptions names={['stars', 'promo']} label={say.hotelOptions}>
      <ChoiceField name="stars" label={say.stars} options={[{ value: '10', label: say.anyStars }, ...stars]} />
      <PromoField />
    </MoreOptions>
  )
}
