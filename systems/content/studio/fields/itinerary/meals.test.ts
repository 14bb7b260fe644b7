import { expect, test } from 'vitest'
import { readMeals, writeMeals } from './meals-field.tsx'

test.each(['Breakfast', 'Breakfast, lunch, tea, dinner', 'Lunch, dinner', 'Hawker dinner', 'Breakfast, hawker dinner'])(
  '%s is written as it was read',
  text => expect(writeMeals(readMeals(text))).toBe(text),
)

test('other meals stay in words beside those with a checkbox', () => {
  expect(readMeals('Breakfast, Street-food dinner')).toEqual({ taken: ['breakfast'], others: 'Street-food dinner' })
  expect(writeMeals({ taken: ['dinner', 'breakfast'], others: 'tea on deck' })).toBe('Breakfast, dinner, tea on deck')
  expect(writeMeals({ taken: [], others: '' })).toBeUndefined()
})
