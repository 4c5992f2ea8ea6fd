/** The suggestions of the empty search box. */
export const hotWords = ['考研数学', '四级', 'Python', '教师资格证', '初级会计', '一级建造师', '雅思', '公开课']
