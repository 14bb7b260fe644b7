import { expect, test } from 'vitest'
import { whyWeak } from './weak-password.ts'

const own = ['Siti Aminah', 'siti.aminah@agency.example', 'Bluebird']

test.each([
  '123456789012',
  '098765432109',
  'passwordpassword',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop12',
  'Password1234',
  'BluebirdStudio!',
  'siti.aminah@agency.example',
  'SitiAminah12',
  'abcdefghijklmnop',
  'bluebird-admin-1',
  'Sunshine',
  'starwars',
])('%s is too easy to guess', password => expect(whyWeak(password, own)).toBeTruthy())

test.each([
  'a new and long password',
  'correct horse battery',
  'rain over Ipoh at noon',
  'T7#mQ2v!xL9p',
  'bluebird boats drift north',
  '下雨的时候我们在怡保喝咖啡',
])('%s is accepted', password => expect(whyWeak(password, own)).toBeUndefined())
