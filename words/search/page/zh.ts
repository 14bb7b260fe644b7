import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  products: {
    flight: {
      title: '搜索机票',
      description: '按城市、机场或代码搜索从马来西亚出发的来回和单程机票，可选舱位、航空公司和直飞航班。',
      deals: '机票优惠',
      dealsText: '我们自己也会买的票价。',
    },
    hotel: {
      title: '搜索酒店',
      description: '按城镇或岛屿搜索酒店，最多八间房，可填儿童年龄和星级。',
      deals: '酒店优惠',
      dealsText: '这样的房价，值得跑一趟。',
    },
    'flight-plus-hotel': {
      title: '一起搜索机票和酒店',
      description: '一次搜索机票和酒店：合为一个价格，最多七位旅客、八间房。',
      deals: '机票和酒店优惠',
      dealsText: '机票加酒店，一个价格，已为您配好。',
    },
    car: {
      title: '搜索租车',
      description: '搜索马来西亚和国外机场的租车，从降落那一刻用到离开那一刻。',
      deals: '租车优惠',
      dealsText: '旅客最常降落的机场都有车。',
    },
  },
  search: '搜索',
  open: '去哪里？',
  kinds: '机票、酒店、机票 + 酒店，或租车',
  close: '关闭',
  choose: '您要找什么？',
  tabs: '搜索类别',
  groups: '八人或以上？',
  groupsText: '航空公司有团体票价。我们为您询问。',
  planner: '还没想好去哪里？',
  plannerText: '我们陪您一起想。',
  available: '查看可预订的选择',
  change: '更改搜索',
  chosen: '已选',
  seen: '所见价格',
  out: time => `去程${time}`,
  back: time => `回程${time}`,
  otherDays: '无法搜索这些日期，所以我们选了其他日期。',
  unknownTrip: typed => `没有“${typed}”这种行程。`,
  unknownAirline: typed => `找不到名为“${typed}”的航空公司。`,
  allAirports: country => `所有机场，${country}`,
  searchedWith: ({ country, city }) => `${country}，与${city}所有机场一起搜索`,
}
