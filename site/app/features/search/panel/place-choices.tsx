import type { LiveForm } from './use-search-form.ts'

/** The places that an unclear text can mean, to choose from. Only our server asks this way; with script there is a list. */
export function PlaceChoices({ form }: { form: LiveForm }) {
  const unclear = Object.entries(form.choices).filter(([, places]) => places.length > 0)
  return unclear.map(([name, places]) => (
    <fieldset key={name} className="place-choices">
      <legend>“{form.values[name]}” – did you mean one of these?</legend>
      <input type="hidden" name={`${name}-asked`} value={form.values[name]} />
      {places.map(({ label, detail }) => (
        <label key={label}>
          <input type="radio" name={`${name}-choice`} value={label} />
          <span>
            <b>{label}</b> <small>{detail}</small>
          </span>
        </label>
      ))}
    </fieldset>
  ))
}
