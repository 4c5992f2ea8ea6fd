import { meantAddress } from './meant-address.ts'

const paths = ['/', '/home', '/about.html', '/classified/index', '/courseDetail', '/courseDetail/:course_id', '/search', '/living', '/orderDetail', '/personal/myCourse']
const meant = (address: string): string => meantAddress(new URL(address, 'https://example.com'), paths)

test.each([
  ['a second question mark', '/courseDetail?course_id=1001?from=groupmessage', '/courseDetail?course_id=1001&from=groupmessage'],
  ['an encoded parameter', '/courseDetail?course_id=1001%26from%3Dtimeline', '/courseDetail?course_id=1001&from=timeline'],
  ['an encoded query', '/courseDetail%3Fcourse_id=1001%26from=x', '/courseDetail?course_id=1001&from=x'],
  ['full-width digits', '/courseDetail?course_id=１００１', '/courseDetail?course_id=1001'],
  ['full-width digits of the path', '/courseDetail/１００１', '/courseDetail/1001'],
  ['a bracket', '/courseDetail?course_id=1001)', '/courseDetail?course_id=1001'],
  ['a full-width bracket', '/courseDetail?course_id=1001）', '/courseDetail?course_id=1001'],
  ['a full stop', '/courseDetail?course_id=1001。', '/courseDetail?course_id=1001'],
  ['a full stop after the path', '/courseDetail/1001。', '/courseDetail/1001'],
  ['a sentence', '/orderDetail?order_no=20261128000001，请查收', '/orderDetail?order_no=20261128000001'],
  ['a code with something behind it', '/?promotion_code=SHARE88?from=singlemessage', '/?promotion_code=SHARE88&from=singlemessage'],
  ['small letters', '/coursedetail?course_id=1001', '/courseDetail?course_id=1001'],
  ['capital letters', '/HOME', '/home'],
  ['capital letters, in folders', '/PERSONAL/MYCOURSE/', '/personal/myCourse'],
  ['the name of the file', '/index.html', '/'],
  ['the file of an older site, with a bracket', '/about.html)', '/about.html'],
  ['the folder of an index', '/Classified', '/classified/index'],
])('%s [routes#corrected-addresses]', (_, address, expected) => expect(meant(address)).toBe(expected))

test.each([
  ['a keyword keeps what it has', '/search?keyword=C%2B%2B%EF%BC%9F', '/search?keyword=C%2B%2B%EF%BC%9F'],
  ['a code with a full stop in it stays', '/?promotion_code=SAVE.10%26from%3Dx', '/?promotion_code=SAVE.10&from=x'],
  ['of a parameter twice the first one counts', '/living?live_room_id=7)&live_room_id=8', '/living?live_room_id=7'],
  ['a name of an object is no address', '/constructor', '/constructor'],
  ['a parameter of its own is not replaced', '/living?live_room_id=7?live_room_id=8', '/living?live_room_id=7'],
  ['an address of no page keeps its path', '/nothing/Here?a=1', '/nothing/Here?a=1'],
  ['a broken escape stays', '/%E0%A4%A', '/%E0%A4%A'],
  ['an id without a beginning is empty', '/courseDetail?course_id=%3F', '/courseDetail?course_id='],
  ['the hash stays', '/courseDetail?course_id=1001%26a%3D1#evaluations', '/courseDetail?course_id=1001&a=1#evaluations'],
])('%s', (_, address, expected) => expect(meant(address)).toBe(expected))
