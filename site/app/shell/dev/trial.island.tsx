import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { useId, useState } from 'react'

/** For tests: islands have to keep text and presses from before hydration, and ids. */
function Trial({ first }: { first: number }) {
  const [name, setName] = useState('')
  const [wanted, setWanted] = useState(false)
  const [cabin, setCabin] = useState('Economy')
  const [meal, setMeal] = useState('Vegetarian')
  const [count, setCount] = useState(first)
  const hint = useId()
  return (
    <div className="form-column">
      <label>
        Traveller{' '}
        <input
          value={name}
          onChange={event => setName(event.target.value)}
          aria-describedby={count > first ? hint : undefined}
        />
      </label>
      <label>
        <input type="checkbox" checked={wanted} onChange={event => setWanted(event.target.checked)} /> A seat by the
        window
      </label>
      <label>
        Way to fly{' '}
        <select value={cabin} onChange={event => setCabin(event.target.value)}>
          <option>Economy</option>
          <option>Business</option>
        </select>
      </label>
      {['Halal', 'Vegetarian'].map(name => (
        <label key={name}>
          <input type="radio" name="meal" checked={meal === name} onChange={() => setMeal(name)} /> {name}
        </label>
      ))}
      <p>Meal: {meal}</p>
      <button type="button" className="button" data-needs-script="" onClick={() => setCount(count + 1)}>
        One more bag
      </button>
      <p id={hint}>Bags: {count}</p>
      <p role="status">
        {name || 'The visitor'} flies {cabin} {wanted ? 'by the window' : 'on the aisle'}.
      </p>
    </div>
  )
}

export const island = defineIsland('trial', Trial)
