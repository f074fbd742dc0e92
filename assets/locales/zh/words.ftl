# Words that people type; see ../en/words.ftl.

words-left = 左, 向左, 往左
words-up = 上, 向上, 往上
words-down = 下, 向下, 往下
words-right = 右, 向右, 往右
words-knight = 马
words-tour = 路径
words-table = 表, 表格
words-log = 日志
words-machine = 状态机
words-from = 从
words-to = 到
words-closed = 封闭, 闭合
words-opts = 优化
words-method = 方法
words-program = 程序
words-array = 数组
words-style = 样式
words-seed = 种子
words-automaton = 自动机
words-smooth = 平滑
words-day = 今天, 日
words-week = 周, 本周
words-month = 月, 本月
words-here = 这里
words-everywhere = 全部, 全球
