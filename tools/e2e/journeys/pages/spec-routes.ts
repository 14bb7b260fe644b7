import { pageTypes } from '@agency/site/app/addresses/page-type.ts'

/** Every page that the specification names, in its order. Details are found through their lists. */
const dealRoutes = [
  '/',
  '/flight-deals',
  '/hotel-deals',
  '/flight-plus-hotel-deals',
  '/car-rental-deals',
  '/motf',
  '/scb',
  '/hotel-deals-thailand',
  '/hotel-deals-japan',
  '/agent',
  '/millennium-hotel-deals',
]

export const familyRoutes = [
  '/travel-insurance',
  '/ground-package',
  '/resort-world-cruises',
  '/royal-caribbean-cruise',
  '/msc-cruises',
  '/uniworld-cruise',
  '/avalon-waterways',
  '/celestyal-cruises',
  '/clubmed',
  '/insightvacations',
  '/trafalgar',
  '/costsaver',
  '/globus',
  '/disney-cruise-line',
  '/albatros-expeditions',
  '/luxury-gold',
  '/astro-ocean-cruise',
  '/attraction-ticket',
]

const destinationRoutes = [
  '/discover-malaysia',
  '/go-china',
  '/holidays-in-kuala-lumpur',
  '/discover-hainan',
  '/discover-beijing',
  '/discover-kunming',
  '/holidays-in-sabah',
  '/holidays-in-sarawak',
  '/discover-chengdu',
  '/discover-shanghai',
  '/discover-changsha',
  '/discover-chongqing',
  '/discover-guangzhou',
  '/discover-harbin',
  '/discover-tibet',
  '/discover-shenzhen',
  '/discover-xinjiang',
  '/holidays-in-pahang',
  '/holidays-in-langkawi',
  '/holidays-in-penang',
  '/holidays-in-melaka',
  '/holidays-in-kedah',
  '/discover-hong-kong',
  '/holidays-in-perak',
  '/xin-chao-vietnam',
  '/discover-northern-vietnam',
  '/discover-central-vietnam',
  '/discover-southern-vietnam',
]

/** Pages whose children are part of the specification too: `/malaysia-states/{child}` and so on. */
export const parentRoutes = [
  '/services',
  '/studentportal',
  '/studentportal/student-guide',
  '/blog',
  '/faq',
  '/malaysia-states',
  '/thailand',
]

const otherRoutes = [
  '/AgentLogin',
  '/Login',
  '/contactthanks',
  '/faq-details',
  '/blog/search',
  '/blog/categories',
  '/blog/tags',
  '/tnc',
  '/pdpa',
  '/cancel',
  '/sitemap',
  '/contactus',
  '/group-flight-request-form',
  '/request-change-form',
  '/visa-request-form',
  '/transfer-request-form',
  '/user-guide',
  '/self-help',
  '/csr',
]

const examples = Object.values(pageTypes).map(({ example }) => example)

/** The specification's pages, and one page of every type. */
export const specRoutes = [
  ...new Set([...dealRoutes, ...familyRoutes, ...destinationRoutes, ...parentRoutes, ...otherRoutes, ...examples]),
]
