import type { ComponentType } from 'react'
import { AvatarSection } from './components/avatar-section.tsx'
import { CloseSection } from './components/close-section.tsx'
import { HiddenSection } from './components/hidden-section.tsx'
import { ButtonSection } from './components/button-section.tsx'
import { PaginationSection } from './components/pagination-section.tsx'
import { PictureSection } from './components/picture-section.tsx'
import { PriceSection } from './components/price-section.tsx'
import { ProgressSection } from './components/progress-section.tsx'
import { ShareSection } from './components/share-section.tsx'
import { SideNavSection } from './components/side-nav-section.tsx'
import { SpinnerSection } from './components/spinner-section.tsx'
import { FoldSection } from './components/fold-section.tsx'
import { SwitchSection } from './components/switch-section.tsx'
import { TagSection } from './components/tag-section.tsx'
import { CalendarSection } from './courses/calendar-section.tsx'
import { CardSection } from './courses/card-section.tsx'
import { CoverSection } from './courses/cover-section.tsx'
import { GridSection } from './courses/grid-section.tsx'
import { OrderSection } from './courses/order-section.tsx'
import { ActionSection } from './live/action-section.tsx'
import { FeedbackSection } from './live/feedback-section.tsx'
import { FormatSection } from './live/format-section.tsx'
import { AddressSection } from './forms/address-section.tsx'
import { formSections } from './forms/form-sections.tsx'
import { ListSection } from './states/list-section.tsx'
import { ReadViewSection } from './states/read-view-section.tsx'
import { SkeletonSection } from './states/skeleton-section.tsx'
import { StateViewSection } from './states/state-view-section.tsx'
import { ColourSection } from './tokens/colour-section.tsx'
import { ShapeSection } from './tokens/shape-section.tsx'
import { SizeSection } from './tokens/size-section.tsx'
import { SpacingSection } from './tokens/spacing-section.tsx'
import { TypeSection } from './tokens/type-section.tsx'

interface DemoSection {
  id: string
  title: string
  Content: ComponentType
}

const section = (id: string, title: string, Content: ComponentType): DemoSection => ({ id, title, Content })

/** The sections of the page, in their order. */
export const groups: readonly { title: string; sections: readonly DemoSection[] }[] = [
  {
    title: '设计变量',
    sections: [
      section('colour', '颜色', ColourSection),
      section('type', '文字', TypeSection),
      section('spacing', '间距', SpacingSection),
      section('shape', '圆角与阴影', ShapeSection),
      section('size', '尺寸', SizeSection),
    ],
  },
  {
    title: '基础组件',
    sections: [
      section('button', '按钮', ButtonSection),
      section('close-button', '关闭按钮', CloseSection),
      section('tag', '标签', TagSection),
      section('avatar', '头像', AvatarSection),
      section('picture', '图片', PictureSection),
      section('price', '价格', PriceSection),
      section('progress', '进度条', ProgressSection),
      section('spinner', '加载指示', SpinnerSection),
      section('pagination', '分页', PaginationSection),
      section('side-nav', '侧边导航', SideNavSection),
      section('share', '分享链接', ShareSection),
      section('switch', '开关', SwitchSection),
      section('fold', '折叠', FoldSection),
      section('hidden', '隐藏文字', HiddenSection),
    ],
  },
  {
    title: '课程',
    sections: [
      section('cover', '封面', CoverSection),
      section('course-card', '课程卡片', CardSection),
      section('course-grid', '课程网格', GridSection),
      section('order', '订单', OrderSection),
      section('calendar', '日历', CalendarSection),
    ],
  },
  {
    title: '页面状态',
    sections: [
      section('skeleton', '骨架屏', SkeletonSection),
      section('state-view', '空与错误', StateViewSection),
      section('read-view', '查询结果', ReadViewSection),
      section('list', '列表', ListSection),
    ],
  },
  {
    title: '反馈与格式',
    sections: [
      section('feedback', '消息与确认', FeedbackSection),
      section('action', '操作', ActionSection),
      section('format', '格式', FormatSection),
    ],
  },
  {
    title: '表单与弹窗',
    sections: [
      section('form-kit', '表单套件', formSections.Kit),
      section('controls', '表单控件', formSections.Controls),
      section('address', '收货地址', AddressSection),
      section('dialog', '弹窗', formSections.Dialog),
    ],
  },
]

export const sectionIds: readonly string[] = groups.flatMap(({ sections }) => sections.map(({ id }) => id))
